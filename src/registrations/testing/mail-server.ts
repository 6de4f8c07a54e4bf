import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import PostalMime, {type Email} from 'postal-mime'
import {SMTPServer} from 'smtp-server'

export interface ReceivedMail {
  /** Recipients of the envelope, which may differ from the headers. */
  envelopeTo: string[]
  raw: string
  mail: Email
}

/** An SMTP server on the loopback address. */
export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** Responds to every recipient with this refusal; `null` restores the default. */
  refuseRecipients: (answer: Refusal | null) => void
  /** Refuses every sender, or every message after its text; `null` accepts them. */
  refuseStage: (stage: 'sender' | 'text', answer: Refusal | null) => void
  stop: () => Promise<void>
}

export interface Refusal {
  code: number
  text: string
}

export interface MailServerOptions {
  refuse?: (address: string) => Refusal | null
  /** Runs before each e-mail is acknowledged. */
  beforeReply?: (received: ReceivedMail) => void | Promise<void>
}

export async function startMailServer(
  port = 0,
  {refuse, beforeReply}: MailServerOptions = {},
): Promise<MailServer> {
  let refusingAll: Refusal | null = null
  const refusing: Record<'sender' | 'text', Refusal | null> = {sender: null, text: null}
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => callback(asError(refusing.sender)),
    onRcptTo: ({address}, _session, callback) => {
      const refusal = refusingAll ?? refuse?.(address) ?? null
      callback(asError(refusal))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const envelopeTo = session.envelope.rcptTo.map(({address}) => address)
        const take = async () => {
          const taken = {envelopeTo, raw, mail: await PostalMime.parse(raw)}
          received.push(taken)
          await beforeReply?.(taken)
        }
        const {text} = refusing
        if (text !== null) {
          callback(asError(text))
          return
        }
        take().then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error('not taken')),
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
    refuseRecipients: (answer) => {
      refusingAll = answer
    },
    refuseStage: (stage, answer) => {
      refusing[stage] = answer
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function asError(refusal: Refusal | null): Error | null {
  return refusal === null
    ? null
    : Object.assign(new Error(refusal.text), {responseCode: refusal.code})
}
