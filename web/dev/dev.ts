/**
 * `npm run dev` serves the app with hot reload on DEV_PORT (5173) and starts the server on PORT (3000). The
 * app's port differs from that of `npm start`, because the service worker of `npm start` would answer with
 * the built app.
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
  // The configuration names the root relative to the repository, where npm runs its scripts.
  root: join(ROOT, 'web'),
  logLevel: 'warn',
  server: {
    port: Number(DEV_PORT),
    strictPort: true,
    proxy: { '^/(api|e)/': `http://localhost:${PORT}` },
  },
})
// The app listens before the server starts, because a port in use must end both.
await app.listen()
console.log(`The app, with hot reload: ${origin}`)

const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'api/src/server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT, PUBLIC_ORIGIN: origin },
  stdio: ['ignore', 'inherit', 'inherit'],
})

// Ctrl-C reaches the server through the terminal, and other signals through this process. This process
// ends once the server's database has stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal))
api.on('close', async code => {
  await app.close()
  process.exit(code ?? 0)
})
