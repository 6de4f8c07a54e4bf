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
  /** Answers every recipient with this code and text; `null` answers as `MailServerOptions` say. */
  answerRecipients: (answer: Refusal | null) => void
  /** Refuses every sender, or every message after its text; `null` takes them. */
  answerStage: (stage: 'sender' | 'text', answer: Refusal | null) => void
  stop: () => Promise<void>
}

/** How a mail server says no. */
export interface Refusal {
  code: number
  text: string
}

/** What a mail server does beyond taking everything. */
export interface MailServerOptions {
  /** Which recipients it refuses; by default none. */
  refuse?: (address: string) => Refusal | null
  /** Runs for each e-mail before it is acknowledged; by default nothing does. */
  beforeAnswer?: (received: ReceivedMail) => void | Promise<void>
}

/**
 * @param port - to listen on; by default any free one
 * @param options - whom it refuses, and what it does with what it takes
 */
export async function startMailServer(
  port = 0,
  {refuse, beforeAnswer}: MailServerOptions = {},
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
          await beforeAnswer?.(taken)
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
    answerRecipients: (answer) => {
      refusingAll = answer
    },
    answerStage: (stage, answer) => {
      refusing[stage] = answer
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** As `smtp-server` takes it. */
function asError(refusal: Refusal | null): Error | null {
  return refusal === null
    ? null
    : Object.assign(new Error(refusal.text), {responseCode: refusal.code})
}
