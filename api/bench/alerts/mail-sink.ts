/** The process supports only the part of SMTP (RFC 5321) that nodemailer uses. */
import { createServer } from 'node:net'

const taken: [to: string, atMs: number][] = []

const server = createServer(socket => {
  let to = ''
  let isContent = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => {})
  say('220 sink')
  socket.on('data', chunk => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (isContent) {
        if (line !== '.') continue
        isContent = false
        taken.push([to, Date.now()])
        say('250 taken')
      } else if (line === 'DATA') {
        isContent = true
        say('354 go on')
      } else {
        to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to
        say(line === 'QUIT' ? '221 bye' : '250 yes')
      }
    }
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: address !== null && typeof address === 'object' ? address.port : 0 })
})
process.on('message', () => process.send?.({ taken: taken.splice(0) }))
