import {readEnvironment} from './environment.ts'
import {startContentLake} from './start-content-lake.ts'

const log = (line: string) => process.stderr.write(`${line}\n`)

// The reader of the output may have exited; without a listener the error would end the process before it closes its
// files.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

async function main(): Promise<void> {
  const {dataDir, port, ...options} = readEnvironment(process.env)
  const lake = await startContentLake({...options, dataDir, port, log})
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    lake.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log(`content lake: ${String(error)}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`content lake ready on ${lake.origin}\n`)
}

main().catch((error: unknown) => {
  log(`content lake: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
