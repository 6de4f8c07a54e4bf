import {availableParallelism} from 'node:os'

/**
 * Unit and contract tests as native ES modules; SWC only strips types and JSX. Tests that need minutes or many
 * processes are named `*.soak.test.ts` and run in the soak tier, which sets `TEST_TIER`.
 */
const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    target: 'es2023',
    transform: {react: {runtime: 'automatic'}},
    experimental: {keepImportAttributes: true, plugins: []},
  },
  module: {type: 'es6'},
}

const isSoak = process.env['TEST_TIER'] === 'soak'

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  globalSetup: '<rootDir>/tests/support/section-states.ts',
  testEnvironment: 'node',
  // One more than there are cores, because some tests wait for processes.
  maxWorkers: availableParallelism() + 1,
  // Generous, because some tests start processes on busy computers.
  testTimeout: 60_000,
  // Modules of finished test files stay in memory, up to a gigabyte for each worker. Freeing them can take longer than
  // the half second after which Jest reports a leak.
  workerIdleMemoryLimit: '400MB',
  workerGracefulExitTimeout: 10_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swc],
    '\\.svg$': '<rootDir>/tests/support/svg-address.mjs',
  },
  setupFiles: ['<rootDir>/tests/support/scroll-into-view.mjs'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/server-only.mjs',
  },
  testMatch: isSoak
    ? ['<rootDir>/{src,studio,scripts,tests/conformance}/**/*.soak.test.{ts,tsx}']
    : [
        '<rootDir>/{src,studio,scripts,tests/conformance}/**/*.test.{ts,tsx}',
        '!**/*.soak.test.{ts,tsx}',
      ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/studio/dist/', '<rootDir>/.data/'],
  collectCoverageFrom: ['{src,studio,scripts}/**/*.{ts,tsx}', '!**/*.test.*', '!**/generated/**'],
  coverageDirectory: 'coverage',
}
