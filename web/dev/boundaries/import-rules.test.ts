import { describe, expect, it } from 'vitest'
import { checkImports, checkPlace } from './import-rules'
import { parse } from './source'
import { protocolFolders } from './zones'

const refused: [path: string, code: string, why: string][] = [
  ['sync-protocol/src/qr/link.ts', `import 'lodash'`, 'zod and qrcode only'],
  ['sync-protocol/src/qr/link.ts', `import { sep } from 'node:path'`, 'zod and qrcode only'],
  ['sync-protocol/src/qr/link.ts', `const fs = await import('fs')`, 'zod and qrcode only'],
  ['sync-protocol/src/ips/body.ts', `import 'fhir/r4'`, 'zod and qrcode only'],
  ['sync-protocol/src/qr/link.ts', `import '../../../web/src/ui/card'`, 'may not import web/ui'],
  ['sync-protocol/src/qr/link.ts', `import './link.test'`, 'a tool or a test'],
  ['sync-protocol/src/text/format.ts', `import '../card/card'`, 'may not import protocol/card'],
  ['sync-protocol/src/card/facts.ts', `import '../qr/link'`, 'may not import protocol/qr'],
  [
    'sync-protocol/src/card/facts.ts',
    `import type { A } from 'sync-protocol/sync'`,
    'may not import protocol/sync',
  ],

  ['web/src/features/medical/card.tsx', `import '../share/share'`, 'sibling'],
  ['web/src/features/medical/card.tsx', `export * from '../share/share'`, 'sibling'],
  ['web/src/features/medical/card.tsx', `import type { A } from '../share/share'`, 'sibling'],
  ['web/src/features/medical/card.tsx', `type A = import('../share/share').A`, 'sibling'],
  ['web/src/features/medical/card.tsx', `import '../../app/screens'`, 'may not import web/app'],
  ['web/src/features/medical/card.tsx', `import '../../sw/sw'`, 'may not import web/sw'],
  ['web/src/features/medical/card.tsx', `import '../../../dev/seed'`, 'a tool or a test'],
  ['web/src/features/medical/card.tsx', `import '../../../../api/src/app'`, 'may not import api'],
  ['web/src/features/medical/card.tsx', `import 'node:fs'`, 'browser'],
  ['web/src/features/medical/card.tsx', `import '../../odds/ends'`, 'no folder'],
  ['web/src/ui/card.tsx', `import '../stores/toast'`, 'may not import web/stores'],
  ['web/src/ui/card.tsx', `import 'sync-protocol/medical'`, 'may not import protocol'],
  ['web/src/sync/record/commit.ts', `import '../../ui/card'`, 'may not import web/ui'],
  ['web/src/sync/record/commit.ts', `import '../engine/drain'`, 'may not import web/sync/engine'],
  ['web/src/sync/files/files.ts', `import '../engine/drain'`, 'may not import web/sync/engine'],
  ['web/src/sync/engine/drain.ts', `import '../runtime/start'`, 'may not import web/sync/runtime'],
  ['web/src/db/database.ts', `import '../sync/record/ids'`, 'may not import web/sync/record'],
  [
    'web/src/db/wipe.ts',
    `const a = () => import('../features/qr/a')`,
    'may not import web/features',
  ],
  ['web/src/sw/sw.ts', `import '../stores/toast'`, 'may not import web/stores'],

  ['api/src/features/auth/login.route.ts', `import '../sync/push.route'`, 'sibling'],
  ['api/src/features/auth/login.route.ts', `import '../../app'`, 'may not import api/app'],
  ['api/src/features/auth/login.route.ts', `import '../../server.ts'`, 'may not import api/server'],
  ['api/src/features/shop/pay.ts', `import { stripe } from '../../adapters/stripe'`, 'only types'],
  ['api/src/app.ts', `import { stripe } from './adapters/stripe'`, 'only types'],
  ['api/src/app.ts', `export { stripe } from './adapters/stripe'`, 'only types'],
  ['api/src/features/shop/pay.ts', `import { x } from '../../deps'`, 'only types'],
  ['api/src/deps.ts', `import { x } from './http/session'`, 'only types'],
  ['api/src/core/uuid.ts', `import '../db/database'`, 'may not import api/db'],
  ['api/src/db/migrate.ts', `import '../listen'`, 'may not import api/server'],
  ['api/src/records/store.ts', `import '../features/sync/push'`, 'may not import api/features'],
  ['api/src/adapters/mail.ts', `import '../records/store'`, 'may not import api/records'],
  ['api/src/app.ts', `import '../test/database'`, 'a tool or a test'],

  ['web/e2e/smoke.e2e.ts', `import '../../api/src/server'`, 'may not reach into api'],
  ['web/dev/gallery.tsx', `import '../../api/test/app'`, 'may not reach into api'],
  ['web/dev/sync-proof/server.ts', `import '../../../api/src/app'`, 'may not reach into api'],
  [
    'sync-protocol/src/qr/link.test.ts',
    `import '../../../web/src/ui/card'`,
    'may not reach into web',
  ],
]

const allowed: [path: string, code: string][] = [
  ['sync-protocol/src/qr/render.ts', `import QR from 'qrcode'; import * as z from 'zod/mini'`],
  ['sync-protocol/src/qr/render.ts', `import '../medical'; import 'sync-protocol/medical'`],
  ['sync-protocol/src/ips/body.ts', `import type { Device } from 'fhir/r4'`],
  ['sync-protocol/src/qr/render.test.ts', `import 'vitest'; import './render'; import 'node:fs'`],
  ['web/src/app/routes.tsx', `const a = () => import('../features/medical/medical-tab')`],
  ['web/src/features/medical/card.tsx', `import './list'; import '../../ui/card'; import 'react'`],
  [
    'web/src/features/medical/card.tsx',
    `import '../../addresses/paths'; import '../../people/sign-in'`,
  ],
  ['web/src/features/medical/card.tsx', `import '../../sync'; import 'sync-protocol/medical'`],
  ['web/src/ui/card.tsx', `import './icon'; import './card.css'; import 'react'`],
  ['web/src/sw/sw.ts', `import '../sync/runtime/drain-here'; import 'workbox-precaching'`],
  [
    'web/src/app/routes.test.tsx',
    `import '../features/medical/card'; import '../sync/record/commit'`,
  ],
  ['web/dev/gallery.tsx', `import '../src/ui/card'; import 'sync-protocol/medical'`],
  ['api/src/server.ts', `import { stripe } from './adapters/stripe'; import './app'`],
  ['api/src/server.ts', `import { listen } from './listen'; import './core/uuid'`],
  ['api/src/db/migrate.ts', `import '../core/start-error'; import type { Env } from '../core/env'`],
  ['api/src/features/shop/pay.ts', `import type { Pay } from '../../adapters/stripe'`],
  ['api/src/features/shop/pay.ts', `import { type Pay } from '../../adapters/stripe'`],
  ['api/src/features/shop/pay.ts', `import '../../records/store'; import 'node:crypto'`],
  [
    'web/dev/sync-proof/server.ts',
    `import '../../../api/test/app'; import '../../src/sync/engine/drain'`,
  ],
  ['vite.config.ts', `import './web/dev/build/budgets.ts'`],
  ['api/dev/stripe-emulator.ts', `import '../src/adapters/stripe'`],
]

describe('imports', () => {
  it.each(refused)('%s may not say %s', (path, text, why) => {
    expect(checkImports(parse({ path, text })).map(({ message }) => message)).toEqual([
      expect.stringContaining(why),
    ])
  })

  it.each(allowed)('%s may say %s', (path, text) => {
    expect(checkImports(parse({ path, text }))).toEqual([])
  })

  it('are reported with their line', () => {
    const text = `import 'react'\n\nimport '../stores/toast'\n`
    expect(checkImports(parse({ path: 'web/src/ui/card.tsx', text }))).toEqual([
      {
        rule: 'imports',
        path: 'web/src/ui/card.tsx',
        line: 3,
        message: 'web/ui may not import web/stores (web/src/stores/toast)',
      },
    ])
  })
})

it('folders of the protocol import downwards only', () => {
  const order = Object.keys(protocolFolders)
  const upwards = Object.entries(protocolFolders).flatMap(([folder, may]) =>
    may
      .filter(other => !order.slice(0, order.indexOf(folder)).includes(other))
      .map(other => `${folder} → ${other}`),
  )
  expect(upwards).toEqual([])
})

describe('files', () => {
  it.each([
    'web/src/stray.ts',
    'web/src/helpers/x.ts',
    'api/src/utils.ts',
    'sync-protocol/x.ts',
    'sync-protocol/src/helpers/x.ts',
  ])('%s is in no folder of the architecture', path => expect(checkPlace({ path })).toHaveLength(1))

  it.each([
    'web/src/main.tsx',
    'api/src/core/env.ts',
    'web/src/vite-env.d.ts',
    'web/vitest.config.ts',
  ])('%s is in a folder of the architecture', path => expect(checkPlace({ path })).toEqual([]))
})
