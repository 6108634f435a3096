import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { disclose } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import {
  CELLS,
  CELLS_WITH_COPY,
  type Cell,
  doesShow,
  shouldShow,
  someone,
} from '../../../../sync-protocol/dev/who-sees-what'
import { EmbeddedPage } from './embedded-page'
import { ResponderScreen } from './responder-screen'

const NOW = Date.UTC(2026, 10, 21, 12)
const TODAY = '2026-11-21'
const files = {
  photoUrl: '/api/files/zphoto',
  dnrDocumentUrl: '/api/files/zdnr',
  planDocumentUrl: '/api/files/zplan',
  insuranceCardPhotoUrl: '/api/files/zlegacycard',
  cardFrontPhotoUrl: '/api/files/zpolicycard',
}
const found = { files, today: TODAY }
const cardOf = (cell: Cell) =>
  disclose(someone(files), { ...cell, revision: 3, expiresAt: '', confirmedPublic: true }, TODAY)

function drawnIn(container: HTMLElement): string {
  const page = [...container.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
  if (!page) throw new Error('nothing was drawn')
  return page.innerHTML
}

it.each(CELLS_WITH_COPY)(
  'without a connection the page of a $type code at $accessLevel shows exactly its fields',
  cell => {
    const { digits } = encodeCapsule(cardOf(cell), { maxDigits: 3000, madeAtMs: NOW })
    const { container } = render(
      <MemoryRouter initialEntries={[`/e/0123456789ABCDEFGHJKMNPQRS#${digits}`]}>
        <ResponderScreen nowMs={() => NOW} languages={['en-GB']} />
      </MemoryRouter>,
    )
    expect(doesShow(drawnIn(container), 'offlinePage', found)).toEqual(
      shouldShow(cell, 'offlinePage'),
    )
  },
)

it.each(CELLS)('the owner sees the page of a $type code at $accessLevel like others do', cell => {
  const { container } = render(<EmbeddedPage shown={{ live: cardOf(cell) }} />)
  expect(doesShow(drawnIn(container), 'page', found)).toEqual(shouldShow(cell, 'page'))
})
