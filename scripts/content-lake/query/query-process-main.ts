/**
 * A process that evaluates queries, one at a time, on its own copy of the documents, which the content lake that
 * started it keeps up to date. It is a process and not a thread because a thread takes everything down with it when
 * a text or list outgrows its memory in one step: V8 ends the process then.
 */
import {patchGroq} from './patch-groq.ts'

const requirePatched = patchGroq()
const {QueryReplica} = await import('./query-replica.ts')
requirePatched()

const replica = new QueryReplica((reply) => process.send?.(reply))
process.on('message', (order) => replica.take(order))
// The lake is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
