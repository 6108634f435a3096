import type { ReactNode } from 'react'
import { sentenceGap } from '../i18n/sentences'
import { Button } from './button'
import { copyText } from './copy-text'
import { Icon } from './icon'
import { Notice } from './notice'
import { uiTexts } from './texts'

interface HandedLinkProps {
  title: string
  link: string
  children: ReactNode
  onCopied: (isCopied: boolean) => void
}

/** The link is shown only once, because the server stores only its hash. */
export function HandedLink({ title, link, children, onCopied }: HandedLinkProps) {
  const copy = async () => onCopied(await copyText(link))
  return (
    <Notice
      tone="ok"
      title={title}
      announce="status"
      action={
        <Button icon={<Icon name="copy" size={20} />} onClick={() => void copy()}>
          {uiTexts.copyLink}
        </Button>
      }
    >
      <p className="wrap-anywhere">{link}</p>
      <p>
        {uiTexts.linkShownOnce}
        {sentenceGap()}
        {children}
      </p>
    </Notice>
  )
}
