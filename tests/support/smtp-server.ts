import { type AddressInfo, createServer, type Server } from 'node:net'

/** A mail server that stores the mails it gets. */
export type MailServer = {
  readonly url: string
  /** Whole mails, newest last, with lines that end in `=` joined. */
  readonly mails: () => readonly string[]
  /** From now on every recipient is refused, with an answer that names them. */
  readonly refuseAll: () => void
  readonly stop: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  let takesAll = true
  const answerTo = (line: string) => {
    const [, recipient] = /^RCPT TO:(.*)/i.exec(line) ?? []
    return takesAll || !recipient ? '250 fine' : `550 5.1.1 ${recipient}: Recipient address rejected`
  }
  const server: Server = createServer((socket) => {
    let text = ''
    let data: string | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 ready')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (data !== null) {
          if (line === '.') {
            mails.push(data.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
            data = null
            say('250 kept')
          } else data += `${line}\n`
        } else if (/^DATA$/i.test(line)) {
          data = ''
          say('354 go on')
        } else if (/^QUIT$/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say(answerTo(line))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: () => mails,
    refuseAll: () => {
      takesAll = false
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
