import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until no part of the screen shows a skeleton: each list is read by itself, in any order. */
export const untilLoaded = () =>
  waitFor(() => expect(document.querySelector('.animate-breathe')).toBeNull())
