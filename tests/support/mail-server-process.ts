import {randomUUID} from 'node:crypto'
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type ReceivedMail, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailFolder, mailPort} from './addresses.ts'

/** The mail server of the site under test. It stores each e-mail in a file. */
const folder = join(import.meta.dirname, '..', '..', mailFolder)
rmSync(folder, {recursive: true, force: true})
mkdirSync(folder, {recursive: true})

await startMailServer(mailPort, {beforeReply: keep})
process.stdout.write(`The mail server takes e-mails on port ${mailPort}.\n`)

/** Stores an e-mail below a header with its envelope (RFC 9228). The rename prevents reads of an incomplete file. */
function keep({envelopeTo, raw}: ReceivedMail): void {
  const file = join(folder, randomUUID())
  writeFileSync(file, `Delivered-To: ${envelopeTo.join(', ')}\r\n${raw}`)
  renameSync(file, `${file}.eml`)
}
