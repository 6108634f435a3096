/** Load this into a server by `--import`. SIGUSR2 starts a processor profile, and the next SIGUSR2 writes it. */
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 250 })
let isRunning = false
process.on('SIGUSR2', async () => {
  isRunning = !isRunning
  if (isRunning) return void (await session.post('Profiler.start'))
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(
    join(process.env.PROFILE_FOLDER ?? '.', 'server.cpuprofile'),
    JSON.stringify(profile),
  )
})
