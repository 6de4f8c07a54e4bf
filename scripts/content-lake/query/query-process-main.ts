/**
 * Entry point of a query process. A worker thread isn't enough: V8 aborts the whole process when a string or array
 * exceeds a thread's heap limit in one step (measured with Node 24).
 */
import {patchGroq} from './patch-groq.ts'

const requirePatched = patchGroq()
const {QueryReplica} = await import('./query-replica.ts')
requirePatched()

const replica = new QueryReplica((reply) => process.send?.(reply))
process.on('message', (order) => replica.receive(order))
// The lake has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
