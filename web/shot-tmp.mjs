import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
for (const spec of process.argv.slice(2)) {
  const [name, width, scheme='light'] = spec.split(':')
  const p = await b.newPage({ viewport: { width: +width, height: 800 }, colorScheme: scheme })
  await p.goto(`file:///tmp/rp/${name}.html`)
  await p.screenshot({ path: `/tmp/rp/shots/${name}-${width}-${scheme}.png`, fullPage: true })
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  console.log(spec, 'overflow', over)
  await p.close()
}
await b.close()
