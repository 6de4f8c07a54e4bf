import {continueOnPinnedNode, ensureInstalled} from './bootstrap.mjs'

ensureInstalled()
continueOnPinnedNode('scripts/cli/start.ts', process.argv.slice(2))
