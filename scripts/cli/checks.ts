import {join} from 'node:path'

export interface Check {
  name: string
  script: string
  parameters: string[]
  /** Instructions for a failure. */
  advice: string
  environment?: Record<string, string>
}

const root = join(import.meta.dirname, '..', '..')
const inModules = (...path: string[]) => join(root, 'node_modules', ...path)
const ruleAdvice = 'Fix the errors above; a rule may only be switched off with a reason.'

/** Checks of the sources. */
export const sourceChecks = {
  routeTypes: {
    name: 'routes',
    script: inModules('next', 'dist', 'bin', 'next'),
    parameters: ['typegen'],
    advice: 'Fix what Next names in the folder of routes.',
  },
  lint: {
    name: 'lint',
    script: inModules('eslint', 'bin', 'eslint.js'),
    parameters: ['-c', 'scripts/lint/eslint.config.mjs', '--max-warnings', '0', '.'],
    advice: ruleAdvice,
  },
  types: {
    name: 'types',
    script: inModules('oxlint', 'bin', 'oxlint'),
    // Next's validator checks pages and routes; it lies in a folder that Oxlint passes over.
    parameters: ['-c', 'scripts/lint/oxlint.jsonc', '.', '.next/types/validator.ts'],
    advice: ruleAdvice,
  },
  format: {
    name: 'format',
    script: inModules('oxfmt', 'bin', 'oxfmt'),
    parameters: ['--check', '.'],
    advice: 'Run npm run format.',
  },
  typegen: {
    name: 'typegen',
    script: join(root, 'scripts', 'typegen.mjs'),
    parameters: ['--check'],
    advice: 'Run npm run typegen and commit the result.',
  },
  audit: {
    name: 'audit',
    script: join(root, 'scripts', 'cli', 'audit.ts'),
    parameters: [],
    advice:
      'Update what the advisories above name, or accept them with a reason in scripts/cli/accepted-advisories.ts.',
  },
} satisfies Record<string, Check>

/** Unit and contract tests of the tier in `TEST_TIER`. */
export const unitTests: Check = {
  name: 'unit',
  script: '--experimental-vm-modules',
  parameters: [inModules('jest', 'bin', 'jest.js'), '-c', 'tests/jest.config.mjs'],
  advice: 'Fix the failing unit or contract tests above.',
  // React has its test helpers only in this mode.
  environment: {NODE_ENV: 'test'},
}

const playwright = (
  name: string,
  projects: readonly string[],
  options: readonly string[] = [],
) => ({
  name,
  script: '--import',
  parameters: [
    import.meta.resolve('./interrupt-on-sigterm.ts'),
    inModules('@playwright', 'test', 'cli.js'),
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ],
  advice:
    'Fix the failing browser tests above; what they last saw is in tests/.output, and npm run e2e -- --trace on records all of it.',
})

/** Playwright tests that read the seed, and those that edit it, which run although the first have failed. */
export const browserTests: readonly Check[] = [
  playwright('browser', ['visual', 'browser', 'http']),
  {
    ...playwright('editing', ['publishing', 'studio'], ['--no-deps']),
    // The build and the dataset of the tests before.
    environment: {KEEP_DATA: '1'},
  },
]

/** Playwright tests of the soak tier. */
export const soakTests: Check = playwright('soak', [])
