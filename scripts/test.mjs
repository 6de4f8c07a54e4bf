import {continueOnPinnedNode, ensureInstalled} from './bootstrap.mjs'

ensureInstalled()
continueOnPinnedNode('scripts/run/test.ts', process.argv.slice(2))
