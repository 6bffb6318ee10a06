// SPDX-License-Identifier: GPL-3.0-or-later
//
// A headless Chromium that tests drive: its DevTools protocol over two pipes,
// each message ending in a zero byte.
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

// All tabs share a process, and so does what draws: to start others takes as long as the tests.
const FLAGS = [
  '--headless',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--remote-debugging-pipe',
];
const PATIENCE = 60000; // milliseconds for one answer

class NoAnswer extends Error {}

class Browser {
  static async start(command) {
    const browser = new Browser();
    browser.home = fs.mkdtempSync(path.join(os.tmpdir(), 'cgannotate-page-'));
    browser.process = spawn(command, [...FLAGS, `--user-data-dir=${browser.home}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    browser.ended = new Promise((resolve) => browser.process.on('close', resolve));
    browser.process.on('error', () => {});
    browser.ended.then(() => {
      for (const { reject } of browser.waiting.values()) reject(new NoAnswer('the browser ended'));
    });
    browser.process.stdio[3].on('error', () => {});
    browser.waiting = new Map();
    browser.listeners = [];
    browser.last = 0;
    let left = Buffer.alloc(0);
    browser.process.stdio[4].on('data', (bytes) => {
      left = Buffer.concat([left, bytes]);
      for (let end = left.indexOf(0); end >= 0; end = left.indexOf(0)) {
        browser.receive(JSON.parse(left.subarray(0, end).toString()));
        left = left.subarray(end + 1);
      }
    });
    return browser;
  }

  receive(message) {
    const { id, error, result } = message;
    if (id === undefined) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.last;
    const message = { id, method, params, sessionId };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new NoAnswer(`no answer to ${method}`)), PATIENCE);
      const done = (settle) => (value) => {
        clearTimeout(timer);
        settle(value);
      };
      this.waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.process.stdio[3].write(JSON.stringify(message) + '\0');
    });
  }

  async tab(options) {
    const { targetId } = await this.send('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await this.send('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    return Tab.start(this, targetId, sessionId, options ?? {});
  }

  async stop() {
    await this.send('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.process.kill('SIGKILL'), 5000);
    await this.ended;
    clearTimeout(timer);
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Tab {
  // options: width, height, dark, forced (colours), scripts: false
  static async start(browser, targetId, sessionId, options) {
    const tab = new Tab();
    Object.assign(tab, { browser, targetId, sessionId });
    tab.scripts = options.scripts !== false;
    tab.messages = []; // what the console and the CSP had to say
    tab.requests = []; // what was asked for from elsewhere
    tab.loaded = () => {};
    browser.listeners.push((message) => {
      if (message.sessionId === sessionId) tab.receive(message);
    });
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'DOM'])
      await tab.send(`${domain}.enable`);
    await tab.size(options.width ?? 1280, options.height ?? 900);
    await tab.send('Emulation.setEmulatedMedia', {
      features: [
        {
          name: 'prefers-color-scheme',
          value: options.dark ? 'dark' : 'light',
        },
        { name: 'forced-colors', value: options.forced ? 'active' : 'none' },
      ],
    });
    if (options.scripts === false)
      await tab.send('Emulation.setScriptExecutionDisabled', { value: true });
    return tab;
  }

  receive({ method, params }) {
    if (method === 'Page.loadEventFired') this.loaded();
    else if (method === 'Runtime.consoleAPICalled')
      this.messages.push(params.args.map((arg) => arg.value ?? arg.description).join(' '));
    else if (method === 'Runtime.exceptionThrown')
      this.messages.push(
        params.exceptionDetails.exception?.description ?? params.exceptionDetails.text
      );
    else if (method === 'Log.entryAdded') this.messages.push(params.entry.text);
    else if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
  }

  send(method, params) {
    return this.browser.send(method, params, this.sessionId);
  }

  // Sets the size of the window, and waits until the page has been drawn for it.
  async size(width, height) {
    await this.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
    if (this.scripts) await this.settle();
  }

  // Loads a page from the start, also where only what follows # differs.
  async open(url) {
    const page = url.split('#')[0];
    if (page === this.page) await this.load('about:blank');
    this.page = page;
    await this.load(url);
  }

  async load(url) {
    const loaded = new Promise((resolve) => (this.loaded = resolve));
    const ended = this.browser.ended.then(() => {
      throw new NoAnswer('the browser ended');
    });
    await this.send('Page.navigate', { url });
    await Promise.race([loaded, ended]);
    if (!this.scripts) return;
    // What is packed is unpacked while other things happen; a page of which the data cannot be read
    // has no class.
    await this.get(`new Promise((done) => {
      const isBegun = () => document.readyState === 'complete' &&
        !(document.documentElement.className && document.getElementById('app').hidden);
      const look = () => isBegun() ? done(true) : setTimeout(look);
      look();
    })`);
    await this.settle();
  }

  // The value of an expression in the page; promises are waited for.
  async get(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  // Waits until what was begun has been drawn, with what comes after that: a change of the address
  // is told to the page as a task, and the overview draws its frames one frame later.
  settle() {
    return this.get(
      'new Promise((done) => setTimeout(() =>' +
        ' requestAnimationFrame(() => setTimeout(() => done(true)))))'
    );
  }

  async go(hash) {
    await this.get(`void (location.hash = ${JSON.stringify(hash)})`);
    await this.settle();
  }

  async back(steps = -1) {
    await this.get(`new Promise((done) => {
      addEventListener('hashchange', () => done(true), { once: true });
      history.go(${steps});
    })`);
    await this.settle();
  }

  // Clicks with the mouse into the middle of what a selector finds.
  async click(selector) {
    const place = await this.get(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = found.getBoundingClientRect();
      return { x: box.x + Math.min(box.width / 2, 60),
               y: box.y + box.height / 2 };
    })()`);
    if (!place) throw new Error(`nothing is ${selector}`);
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
      await this.mouse(type, place);
    await this.settle();
  }

  mouse(type, place) {
    const mouse = { type, ...place, button: 'left', clickCount: 1 };
    return this.send('Input.dispatchMouseEvent', mouse);
  }

  async key(key, modifiers = 0) {
    const text = key.length === 1 ? key : key === 'Enter' ? '\r' : undefined;
    const codes = {
      Enter: 13,
      Escape: 27,
      Tab: 9,
      ArrowLeft: 37,
      ArrowUp: 38,
      ArrowRight: 39,
      ArrowDown: 40,
      End: 35,
      Home: 36,
    };
    const event = {
      key,
      text,
      modifiers,
      windowsVirtualKeyCode: codes[key] ?? 0,
    };
    await this.send('Input.dispatchKeyEvent', {
      type: text ? 'keyDown' : 'rawKeyDown',
      ...event,
    });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    await this.settle();
  }

  async type(text) {
    await this.send('Input.insertText', { text });
    await this.settle();
  }

  async picture(file) {
    const { data } = await this.send('Page.captureScreenshot', {
      format: 'png',
    });
    fs.writeFileSync(file, Buffer.from(data, 'base64'));
  }

  close() {
    return this.browser.send('Target.closeTarget', { targetId: this.targetId });
  }
}

module.exports = { Browser, NoAnswer };
