import comments from '@eslint-community/eslint-plugin-eslint-comments/configs'
import boundaries from 'eslint-plugin-boundaries'
import nextVitals from 'eslint-config-next/core-web-vitals'
import {defineConfig, globalIgnores} from 'eslint/config'
import tseslint from 'typescript-eslint'
import {elements, policies} from './layers.mjs'
import {isWithoutReact} from './without-react.mjs'

const root = new URL('../..', import.meta.url).pathname

/** The rules about components, hooks and markup; those of React's compiler read each file once more. */
const aboutReact = nextVitals
  .flatMap(({rules = {}}) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

const testSyntax = [
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='mock']",
    message: 'Meet third parties at the network boundary; our own modules are never mocked.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(only|skip)$/][callee.object.name=/^(it|test|describe)$/]',
    message: 'No focused and no skipped tests.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'Assert what matters; a snapshot hides it.',
  },
]

export default defineConfig([
  globalIgnores([
    '.next/',
    '.data/',
    'studio/dist/',
    '**/generated/**',
    'coverage/',
    'next-env.d.ts',
    'tests/.output/',
  ]),
  ...nextVitals,
  comments.recommended,
  {
    rules: {
      // A spread before the key makes React's compiler fall back to `createElement`, which warns of every list.
      'react/jsx-key': ['error', {checkKeyMustBeforeSpread: true}],
      '@eslint-community/eslint-comments/require-description': [
        'error',
        {ignore: ['eslint-enable']},
      ],
      '@eslint-community/eslint-comments/no-unused-disable': 'error',
      'max-lines': ['error', {max: 350}],
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are plain <img srcset>: next/image costs every visitor 8.7 KB (decision 12).
      '@next/next/no-img-element': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    // What needs types is Oxlint's (decision 110).
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // The house style (README.md beside this file). Components are functions and variables in Pascal case.
      '@typescript-eslint/naming-convention': [
        'error',
        {selector: 'typeLike', format: ['PascalCase']},
        {selector: ['variable', 'function'], format: ['camelCase', 'PascalCase']},
        {selector: 'classMethod', format: ['camelCase']},
        // The dataset and other packages name what is taken from them.
        {selector: 'variable', modifiers: ['destructured'], format: null},
        // The Studio's type generator makes a type of the name, and Next finds a route's methods by theirs.
        {
          selector: 'variable',
          filter: '^([A-Z_]+_QUERY|GET|HEAD|POST|PUT|PATCH|DELETE)$',
          format: ['UPPER_CASE'],
        },
        {
          selector: 'function',
          filter: '^(GET|HEAD|POST|PUT|PATCH|DELETE)$',
          format: ['UPPER_CASE'],
        },
      ],
    },
  },
  {
    files: ['**/*.client.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['styled-components', '**/*.styles.ts'],
              message:
                'Client code carries no styles: style it from the server component around it.',
            },
            {
              group: ['**/*.server.ts', '@sanity/*'],
              allowTypeImports: true,
              message: 'This would reach every visitor.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.styles.ts', 'src/theme/**', '**/*.client.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {paths: [{name: 'styled-components', message: 'Styles live in *.styles.ts.'}]},
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name=/^data-/]:not(:has(> Literal[value='']))",
          message:
            'A data attribute with a value is declared once with dataAttribute, so that a misspelt one does not compile.',
        },
      ],
    },
  },
  {
    // The environment is parsed once, whole, at start (decision 19).
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/config/{environment.server,edge-environment,public-environment,runtime}.ts',
      'src/instrumentation.ts',
      'src/**/*.test.{ts,tsx}',
      'src/**/testing/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Ask configuration() or renderingConfiguration() of src/config.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      // Playwright's fixtures are handed on by a function called `use`, which is no React hook.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': ['error', ...testSyntax],
    },
  },
  {
    // Tests in this folder send requests only: a browser costs a hundred times as much.
    files: ['tests/http/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...testSyntax,
        {
          selector: 'ObjectPattern > Property[key.name=/^(page|browser|context)$/]',
          message:
            'These tests have no browser: use `request`, or write the test in tests/browser.',
        },
      ],
    },
  },
  {
    // A fifth of the time went into looking for components where none can be (without-react.test.ts).
    files: [isWithoutReact],
    rules: Object.fromEntries(aboutReact.map((name) => [name, 'off'])),
  },
  {
    files: ['{src,studio,scripts,tests}/**/*.{ts,tsx}'],
    plugins: {boundaries},
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['src/**/*', 'studio/**/*', 'scripts/**/*', 'tests/**/*'],
      'import/resolver': {typescript: {project: `${root}tsconfig.json`}},
    },
    rules: {
      'boundaries/dependencies': ['error', {default: 'disallow', policies}],
    },
  },
])
