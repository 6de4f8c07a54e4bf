import {continueOnPinnedNode, ensureInstalled} from './bootstrap.mjs'

ensureInstalled()
continueOnPinnedNode('scripts/cli/build.ts', process.argv.slice(2))
