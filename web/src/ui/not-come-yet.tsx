import type { ReactNode } from 'react'
import { sentences } from '../i18n/sentences'
import { Notice } from './notice'
import { uiTexts } from './texts'

const texts = uiTexts.notLoaded

interface NotComeYetProps {
  what: 'record' | 'code' | 'codes'
  heldUp: 'signed_out' | 'unreached'
  mayAdd?: boolean
  action?: ReactNode
}

/** An empty screen would be wrong here, because this phone has not loaded the server's data yet. */
export const NotComeYet = ({ what, heldUp, mayAdd = false, action }: NotComeYetProps) => (
  <Notice tone="warn" title={texts[what]} announce="status" action={action}>
    {sentences(heldUp === 'signed_out' ? texts.signIn : texts.connect, mayAdd && texts.mayAdd)}
  </Notice>
)
