import {readFileSync} from 'node:fs'
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs'
import boundaries from 'eslint-plugin-boundaries'
import nextVitals from 'eslint-config-next/core-web-vitals'
import {defineConfig, globalIgnores} from 'eslint/config'
import tseslint from 'typescript-eslint'
import {elements, policies} from './layers.ts'

const root = new URL('../..', import.meta.url).pathname

/** Matches the names of React, its element factory and hooks. */
const react = /[Rr]eact|createElement|\buse[A-Z]/

/** Rules about components, hooks and markup. */
const aboutReact = nextVitals
  .flatMap(({rules = {}}) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

const testSyntax = [
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='mock']",
    message: 'Fake third parties at the network boundary; never mock our own modules.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(only|skip)$/][callee.object.name=/^(it|test|describe)$/]',
    message: 'No focused and no skipped tests.',
  },
]

const dataAttributes = {
  selector: "JSXAttribute[name.name=/^data-/]:not(:has(> Literal[value='']))",
  message:
    'Declare data attributes with values with dataAttribute, so that a misspelt value does not compile.',
}

/** Several words, or a capitalised one (G-5). Names of states and classes are lower case. */
const copy = '/^\\s*[A-Z][a-z]{2,}|[a-z]{2,} [A-Za-z]?[a-z]{2,}/'
const noCopy = [
  'ImportDeclaration, ExportNamedDeclaration, ExpressionStatement, BinaryExpression, TSLiteralType',
  'NewExpression[callee.name=/Error$/]',
  'JSXAttribute[name.name=/^(className|sizes|preserveAspectRatio)$/]',
  'CallExpression[callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/]',
].join(', ')
const copyInCode = [
  'JSXText[value=/[A-Za-z]{2}/]',
  `:not(${noCopy}) > Literal[value=${copy}]`,
  `:not(VariableDeclarator[id.name=/Query$/], NewExpression[callee.name=/Error$/]) > TemplateLiteral > TemplateElement[value.cooked=${copy}]`,
].map((selector) => ({
  selector,
  message: 'Editors cannot change copy in code: read it from the dataset.',
}))

/** Only `tests/visual` compares snapshots: of what the content looks like, and of what a screen reader reads. */
const noSnapshots = {
  selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Assert the values that matter instead of a snapshot.',
}

/** Declarations with a length of their own, other than hairlines up to 4 px. */
const literalMeasures = [
  [
    String.raw`[\s;{](padding|margin|gap|row-gap|column-gap)[a-z-]*`,
    '`var(--s-1)` to `var(--s-8)`',
  ],
  [String.raw`[\s;{]font(-size)?`, '`var(--t-…)`'],
].map(([property, token]) => ({
  selector: String.raw`TemplateElement[value.raw=/${property}:[^;]*([\d.]+rem|([5-9]|\d\d)px)\b/]`,
  message: `Use ${token} of the scale.`,
}))

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
      // With a spread before the key, React falls back to `createElement`, which warns about keys in every list.
      'react/jsx-key': ['error', {checkKeyMustBeforeSpread: true}],
      '@eslint-community/eslint-comments/require-description': [
        'error',
        {ignore: ['eslint-enable']},
      ],
      '@eslint-community/eslint-comments/no-unused-disable': 'error',
      'max-lines': ['error', {max: 350}],
      '@next/next/no-html-link-for-pages': 'off',
      // Images are plain `<img srcset>`: next/image adds 8.7 KB of script to every page (decision 12).
      '@next/next/no-img-element': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    // Oxlint checks the rules that need types (decision 110).
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Components are functions and variables in Pascal case.
      '@typescript-eslint/naming-convention': [
        'error',
        {selector: 'typeLike', format: ['PascalCase']},
        {selector: ['variable', 'function'], format: ['camelCase', 'PascalCase']},
        {selector: 'classMethod', format: ['camelCase']},
        // Names of fields come from the dataset and from packages.
        {selector: 'variable', modifiers: ['destructured'], format: null},
        // Sanity's type generator derives a type from the name of a query; Next finds route methods by name.
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
              message: 'This would be sent to every visitor.',
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
    // Space and letters come from the scale of `src/theme/tokens.ts` (decision 124). Drawings have their own measures.
    files: ['src/**/*.styles.ts'],
    ignores: [
      'src/theme/**',
      'src/ui/{scene,london-map}/**',
      'src/sections/{hero,matching-street}/**',
      'src/sections/page-hero/poster.styles.ts',
    ],
    rules: {'no-restricted-syntax': ['error', ...literalMeasures]},
  },
  {files: ['src/**/*.tsx'], rules: {'no-restricted-syntax': ['error', dataAttributes]}},
  {
    files: ['src/{sections,layout,ui,forms,app,content}/**/*.tsx'],
    ignores: ['**/*.{test,fixtures,review}.tsx'],
    rules: {'no-restricted-syntax': ['error', dataAttributes, ...copyInCode]},
  },
  {
    // The environment is parsed and validated once, at start (decision 19).
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
          message: 'Call configuration() or renderingConfiguration() from src/config.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      // Playwright passes fixtures to a function named `use`, which is not a React hook.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': ['error', ...testSyntax, noSnapshots],
    },
  },
  {
    files: ['tests/visual/**'],
    rules: {'no-restricted-syntax': ['error', ...testSyntax]},
  },
  {
    // Tests in this folder only send requests, which takes a hundredth of the time of a browser.
    files: ['tests/http/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...testSyntax,
        noSnapshots,
        {
          selector: 'ObjectPattern > Property[key.name=/^(page|browser|context)$/]',
          message:
            'These tests have no browser: use `request`, or write the test in tests/browser.',
        },
      ],
    },
  },
  {
    // Skipping files without components saves a fifth of the time.
    files: [(file) => /\.[cm]?[jt]s$/.test(file) && !react.test(readFileSync(file, 'utf8'))],
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
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    // Next expects these outside any folder.
    files: ['src/*.ts'],
    rules: {'boundaries/no-unknown-files': 'off'},
  },
])
