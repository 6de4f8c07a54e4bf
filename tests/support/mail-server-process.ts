import {randomUUID} from 'node:crypto'
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type ReceivedMail, startMailServer} from '#registrations/testing/mail-server.ts'
import {mailFolder, mailPort} from './addresses.ts'

/**
 * The mail server that the site under test hands its e-mails to: a real one, whose every e-mail is a file that can be
 * opened. It refuses people whose address begins with `refused-`.
 */
const folder = join(import.meta.dirname, '..', '..', mailFolder)
rmSync(folder, {recursive: true, force: true})
mkdirSync(folder, {recursive: true})

await startMailServer(mailPort, {
  refuse: (address) =>
    address.startsWith('refused-') ? {code: 550, text: '5.1.1 No such user here'} : null,
  beforeReply: keep,
})
process.stdout.write(`The mail server takes e-mails on port ${mailPort}.\n`)

/** The envelope is noted in front, as mail servers do (RFC 9228). A reader never sees half a file. */
function keep({envelopeTo, raw}: ReceivedMail): void {
  const file = join(folder, randomUUID())
  writeFileSync(file, `Delivered-To: ${envelopeTo.join(', ')}\r\n${raw}`)
  renameSync(file, `${file}.eml`)
}
