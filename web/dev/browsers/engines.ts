import { chromiumArgs } from '../../e2e/harness/screens'
import { onPath, thisMachine } from '../machine'
import { openBidiTab } from './bidi-tab'
import { openClassicTab } from './classic-tab'
import type { Tab } from './tab'
import { startTool } from './tool-process'

export interface Engine {
  id: string
  name: string
  packages: readonly string[]
  programs: readonly string[]
  open(home: string): Promise<Tab>
}

const pathOf = (program: string) => onPath(program, thisMachine) ?? program

const ENGINES: readonly Engine[] = [
  {
    id: 'chromium',
    name: 'Chromium',
    packages: ['chromium', 'chromium-driver'],
    programs: ['chromium', 'chromedriver'],
    open: home =>
      openClassicTab({
        driver: pathOf('chromedriver'),
        capabilities: {
          browserName: 'chrome',
          'goog:chromeOptions': {
            binary: pathOf('chromium'),
            args: [...chromiumArgs, '--headless', `--user-data-dir=${home}`],
          },
        },
        env: { ...process.env, HOME: home },
      }),
  },
  {
    id: 'firefox',
    name: 'Firefox ESR',
    packages: ['firefox-esr'],
    programs: ['firefox-esr'],
    async open(home) {
      const args = [
        '--headless',
        '--remote-debugging-port=0',
        '--no-remote',
        '--profile',
        home,
        'about:blank',
      ]
      const { ready, end } = await startTool(
        pathOf('firefox-esr'),
        args,
        { ...process.env, HOME: home },
        /WebDriver BiDi listening on (ws:\S+)/,
      )
      return openBidiTab(`${ready[1]}/session`, end)
    },
  },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    async open(home) {
      // MiniBrowser has no headless mode.
      const screen = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x900x24']
      const display = await startTool(pathOf('Xvfb'), screen, process.env, /^(\d+)\n/)
      return openClassicTab({
        driver: pathOf('WebKitWebDriver'),
        capabilities: { browserName: 'MiniBrowser' },
        env: { ...process.env, HOME: home, DISPLAY: `:${display.ready[1]}`, GDK_BACKEND: 'x11' },
        after: display.end,
      })
    },
  },
]

/** Throws an error with a message for people. */
export function chooseEngines(ids: readonly string[]): readonly Engine[] {
  const unknown = ids.find(id => !ENGINES.some(engine => engine.id === id))
  if (unknown !== undefined) {
    const known = ENGINES.map(({ id }) => id).join(', ')
    throw new Error(`There is no engine "${unknown}". There are: ${known}`)
  }
  return ids.length === 0 ? ENGINES : ENGINES.filter(({ id }) => ids.includes(id))
}
