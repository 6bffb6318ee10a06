// SPDX-License-Identifier: GPL-3.0-or-later
//
// For development only: eslint and prettier come from npm, and nothing that
// is built or tested needs them.
//   npx eslint -c tests/page/eslint.config.mjs src/write/page tests/page
//   npx prettier --config tests/page/prettier.json --check \
//     'src/write/page/*.{js,css}' 'tests/page/*.{js,mjs}'

const page = 'document location history addEventListener innerHeight innerWidth console';
const more =
  'atob Blob Response DecompressionStream ' +
  'requestAnimationFrame getComputedStyle getSelection URLSearchParams ' +
  'setTimeout';
const modules =
  'sums show html el address data graph model table list overview ' +
  'beside sourceView codeView tree functionView neighbours flame shell';
const node = 'require module process console Buffer setTimeout clearTimeout';
const nodeMore = '__dirname performance data sums document window';

function names(...lists) {
  const all = lists.join(' ').split(' ');
  return Object.fromEntries(all.map((name) => [name, 'readonly']));
}

const rules = {
  'array-callback-return': 'error',
  'consistent-return': 'error',
  'dot-notation': 'error',
  eqeqeq: 'error',
  'getter-return': 'error',
  'no-cond-assign': 'error',
  'no-const-assign': 'error',
  'no-control-regex': 'error',
  'no-dupe-keys': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-eval': 'error',
  'no-fallthrough': 'error',
  'no-implied-eval': 'error',
  'no-loss-of-precision': 'error',
  'no-new-func': 'error',
  'no-param-reassign': 'off',
  'no-redeclare': 'error',
  'no-restricted-properties': [
    'error',
    { property: 'innerHTML', message: 'names are strangers text' },
    { property: 'outerHTML', message: 'names are strangers text' },
    { property: 'insertAdjacentHTML', message: 'names are strangers text' },
    { object: 'document', property: 'write' },
  ],
  'no-self-assign': 'error',
  'no-shadow': 'error',
  'no-undef': 'error',
  'no-unreachable': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': 'error',
  'no-use-before-define': ['error', { functions: false, classes: false }],
  'no-useless-escape': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'use-isnan': 'error',
  'valid-typeof': 'error',
};

export default [
  {
    files: ['**/src/write/page/*.js'],
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'script',
      globals: names(page, more, modules),
    },
    rules: {
      ...rules,
      'no-redeclare': 'off', // each module is a global of the others
      'no-unused-vars': ['error', { vars: 'local' }],
    },
  },
  {
    files: ['**/tests/page/*.js'],
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'commonjs',
      globals: names(node, nodeMore),
    },
    rules,
  },
];
