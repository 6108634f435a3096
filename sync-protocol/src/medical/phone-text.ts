import * as z from 'zod/mini'
import { dialable } from './phone-number'
import { text } from './text'

export const canBeDialled = z.refine<string>(
  value => value.trim() === '' || dialable(value) !== '',
  { error: 'Enter a number that a phone can dial' },
)

export const phoneText = () => text(50).check(canBeDialled)
