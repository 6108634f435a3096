import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Each list loads on its own, in any order. */
export const untilLoaded = () =>
  waitFor(() => expect(document.querySelector('.animate-breathe')).toBeNull())
