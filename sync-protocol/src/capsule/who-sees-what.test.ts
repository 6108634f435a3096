import { expect, it } from 'vitest'
import { CELLS_WITH_COPY, doesShow, shouldShow, someone } from '../../dev/who-sees-what'
import { disclose } from '../disclosure'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule } from './encode-capsule'

const TODAY = '2026-11-21'
const files = {
  photoUrl: '/api/files/zphoto',
  dnrDocumentUrl: '/api/files/zdnr',
  planDocumentUrl: '/api/files/zplan',
  insuranceCardPhotoUrl: '/api/files/zlegacycard',
  cardFrontPhotoUrl: '/api/files/zpolicycard',
}
const NO_LIMIT = { maxDigits: 3000 }

function copyOf(cell: (typeof CELLS_WITH_COPY)[number], confirmedPublic = true) {
  const code = { ...cell, revision: 3, expiresAt: '', confirmedPublic }
  const { digits, omitted } = encodeCapsule(disclose(someone(files), code, TODAY), NO_LIMIT)
  expect(omitted.filter(({ reason }) => reason !== 'online_only')).toEqual([])
  const decoded = decodeCapsule(digits, TODAY)
  if (!decoded.ok) throw new Error(decoded.code)
  return JSON.stringify(decoded.card)
}

it.each(CELLS_WITH_COPY)(
  'the capsule of a $type code at $accessLevel holds exactly its fields',
  cell => {
    expect(doesShow(copyOf(cell), 'copy', { files, today: TODAY })).toEqual(
      shouldShow(cell, 'copy'),
    )
  },
)

it('medicines are not public until their owner agrees', () => {
  const copy = copyOf({ type: 'medications', accessLevel: 'public' }, false)
  expect(copy).not.toContain('Zdrug')
})
