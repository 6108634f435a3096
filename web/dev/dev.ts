/**
 * `npm run dev`: the app with hot reload on DEV_PORT (5173), and the server on PORT (3000), which
 * restarts when its sources change. The app's address differs from that of `npm start`, whose service
 * worker would answer here with the built app.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const { PORT = '3000', DEV_PORT = '5173' } = process.env
const origin = `http://localhost:${DEV_PORT}`

const app = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  configLoader: 'runner',
  // The configuration names it relative to the repository, where npm starts everything.
  root: join(ROOT, 'web'),
  logLevel: 'warn',
  server: {
    port: Number(DEV_PORT),
    strictPort: true,
    proxy: { '^/(api|e)/': `http://localhost:${PORT}` },
  },
})
// Before the server is started: a port that is taken must end both.
await app.listen()
console.log(`The app, with hot reload: ${origin}`)

const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'api/src/server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT, PUBLIC_ORIGIN: origin },
  stdio: ['ignore', 'inherit', 'inherit'],
})

// Ctrl-C reaches the server through the terminal, other signals through this process. It ends once
// the server's database has stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal))
api.on('close', async code => {
  await app.close()
  process.exit(code ?? 0)
})
