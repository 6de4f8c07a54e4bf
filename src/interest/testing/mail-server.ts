import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import PostalMime, {type Email} from 'postal-mime'
import {SMTPServer} from 'smtp-server'

/** An e-mail as a real mail server received it. */
export interface ReceivedMail {
  /** To whom the envelope said it goes, whatever the headers say. */
  envelopeTo: string[]
  raw: string
  mail: Email
}

/** A real mail server on this machine. */
export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** Answers recipients with this code and text; `null` takes them. */
  answerRecipients: (answer: {code: number; text: string} | null) => void
  stop: () => Promise<void>
}

/**
 * @param port - to listen on; by default any free one
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  let refusal: {code: number; text: string} | null = null
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      if (refusal === null) callback()
      else callback(Object.assign(new Error(refusal.text), {responseCode: refusal.code}))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const envelopeTo = session.envelope.rcptTo.map(({address}) => address)
        PostalMime.parse(raw).then(
          (mail) => {
            received.push({envelopeTo, raw, mail})
            callback()
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error('unreadable')),
        )
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address: string | AddressInfo | null = listening.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    answerRecipients: (answer) => {
      refusal = answer
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
