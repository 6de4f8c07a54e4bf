import {watch} from 'node:fs'
import {join} from 'node:path'
import {buildStudio} from './build-studio.ts'
import type {Processes} from './processes.ts'
import {progress} from './progress.ts'
import type {Settings} from './settings.ts'

/** Delay in milliseconds that combines several saved files in one build. */
const settle = 300

/** Builds the Studio again whenever one of its sources changes. The lake serves the new build immediately. */
export function watchStudio(settings: Settings, processes: Processes): void {
  if (settings.lakeOrigin === null) return
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  const build = async () => {
    try {
      await progress('building the Studio again', () => buildStudio(settings, processes))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  const schedule = (_event: string, file: string | null) => {
    if (file !== null && /^(dist|\.sanity)([\\/]|$)/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(build)
    }, settle)
  }
  watch(join(settings.root, 'studio'), {recursive: true}, schedule)
  watch(join(settings.root, 'src', 'shared'), schedule)
}
