import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FittedText } from './fitted-text'

afterEach(() => vi.restoreAllMocks())

/**
 * Simulates the layout of a box 100 wide and 100 high, where a character is half as wide as its type size.
 */
function layOut(words: string) {
  const sizeOf = (inner: HTMLElement) =>
    Number.parseFloat(inner.parentElement?.style.fontSize ?? '')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const longest = Math.max(...words.split(' ').map(word => word.length))
    const breaks = this.parentElement?.style.overflowWrap !== 'normal'
    return breaks ? 100 : (longest * sizeOf(this)) / 2
  })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.ceil((words.length * sizeOf(this)) / 2 / 100) * sizeOf(this)
  })
  render(
    <FittedText style={{}} largestPt={24}>
      {words}
    </FittedText>,
  )
  const { fontSize, overflowWrap } = screen.getByText(words).parentElement?.style ?? {}
  return { fontSize, mayBreak: overflowWrap !== 'normal' }
}

it('words that fit have the largest size', () => {
  expect(layOut('Mía')).toEqual({ fontSize: '24pt', mayBreak: false })
})

it('a long word shrinks before it is broken', () => {
  expect(layOut('Wolfeschlegel')).toEqual({ fontSize: '15.25pt', mayBreak: false })
})

it('a word that does not fit at any readable size is broken and not cut off', () => {
  expect(layOut('W'.repeat(60))).toEqual({ fontSize: '16.5pt', mayBreak: true })
})
