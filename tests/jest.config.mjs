/**
 * Unit and contract tests, as native ES modules on Node 24; SWC only strips types and JSX. What needs minutes or many
 * processes is named `*.soak.test.ts` and runs in the soak tier, which sets `TEST_TIER`.
 */
const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    target: 'es2023',
    transform: {react: {runtime: 'automatic'}},
    experimental: {plugins: []},
  },
  module: {type: 'es6'},
}

const isSoak = process.env['TEST_TIER'] === 'soak'

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  // A bound for what hangs; some tests start processes, on machines that do other work as well.
  testTimeout: 60_000,
  // Each file leaves its modules behind, a gigabyte for each worker in the end. To end, a worker has to give them all
  // back, which takes a busy machine longer than the half second after which Jest speaks of leaks.
  workerIdleMemoryLimit: '400MB',
  workerGracefulExitTimeout: 10_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swc],
    '\\.svg$': '<rootDir>/tests/support/svg-address.mjs',
  },
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
