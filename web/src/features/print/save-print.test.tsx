import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../dev/test/a-code'
import { closeDevice, openDevice, type RowOf } from '../../sync'
import { SavePrint } from './save-print'

beforeEach(() => {
  openDevice(crypto.randomUUID())
  vi.stubGlobal('print', vi.fn())
})
afterEach(() => {
  act(closeDevice)
  vi.unstubAllGlobals()
})

const code: RowOf<'qr-codes'> = {
  ...aCode(),
  id: crypto.randomUUID(),
  createdAtMs: 0,
  updatedAtMs: 0,
  isUnsent: false,
}

const PRINT = {
  code,
  record: EMPTY_RECORD,
  made: [{ form: 'card' }],
  fileName: 'a card',
} as const

it('paper and file both wait until the words are fitted', async () => {
  const makeFile = vi.fn(async () => new Blob(['a print']))
  const shown = (isFitting: boolean) => (
    <>
      <div {...(isFitting && { 'data-fitting': '' })}>Penicillin</div>
      <SavePrint {...PRINT} makeFile={makeFile} formats={['pdf']} />
    </>
  )
  const looks = vi.spyOn(document, 'querySelector')
  const { rerender } = render(shown(true))
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(4))
  expect(window.print).not.toHaveBeenCalled()
  expect(makeFile).not.toHaveBeenCalled()
  rerender(shown(false))
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(makeFile).toHaveBeenCalledWith('pdf'))
})

it('Print and one file are in sight, and a picture takes one press more', () => {
  const makeFile = async () => new Blob(['a print'])
  render(<SavePrint {...PRINT} makeFile={makeFile} />)
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Print', 'Download PDF'])
  fireEvent.click(screen.getByText('Save as a picture'))
  expect(shown()).toEqual(['Print', 'Download PDF', 'Download PNG', 'Download SVG'])
})
