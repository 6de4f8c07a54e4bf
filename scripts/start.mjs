import {continueOnPinnedNode, ensureInstalled} from './bootstrap.mjs'

ensureInstalled()
continueOnPinnedNode('scripts/run/start.ts', process.argv.slice(2))
