import {continueOnPinnedNode, ensureInstalled} from './bootstrap.mjs'

ensureInstalled()
continueOnPinnedNode('scripts/cli/test.ts', process.argv.slice(2))
