import type { ReactNode } from 'react'
import { useState } from 'react'
import { useOnline } from '../../http/use-online'
import { sentences } from '../../i18n/sentences'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { buttonLook } from '../../ui/button-look'
import { copyText } from '../../ui/copy-text'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import type { Content } from './contents'
import { shareDialogTexts } from './texts-dialog'

const texts = shareDialogTexts.ways

interface ShareWaysProps {
  content: Content
  onShowCode: () => void
}

export function ShareWays({ content: { title, text }, onShowCode }: ShareWaysProps) {
  const isOnline = useOnline()
  const [hasFailed, setFailed] = useState(false)
  const canShare = typeof navigator.share === 'function'

  function done(isDone: boolean) {
    setFailed(!isDone)
    if (!isDone) showToast({ title: texts.error, description: texts.failed, tone: 'danger' })
  }

  async function copy() {
    const isCopied = await copyText(text)
    done(isCopied)
    if (isCopied) showToast({ title: texts.copied, description: texts.copiedDetail })
  }

  async function openMenu() {
    try {
      await navigator.share({ title, text })
      setFailed(false)
    } catch (error) {
      // Closing the share menu is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) done(false)
    }
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button wide icon={<Icon name="qr" size={20} />} onClick={onShowCode}>
          {texts.code}
        </Button>
        <Button wide icon={<Icon name="copy" size={20} />} onClick={copy}>
          {texts.copy}
        </Button>
        <WayLink href={smsLink(text)} icon={<Icon name="message" size={20} />}>
          {texts.sms}
        </WayLink>
        <WayLink
          href={whatsAppLink(text, isOnline)}
          icon={<Icon name="phone" size={20} />}
          isElsewhere={isOnline}
        >
          {texts.whatsApp}
        </WayLink>
        <WayLink href={mailLink(title, text)} icon={<Icon name="mail" size={20} />}>
          {texts.email}
        </WayLink>
        <Button wide icon={<Icon name="share" size={20} />} disabled={!canShare} onClick={openMenu}>
          {texts.menu}
        </Button>
      </div>
      {!canShare && <p className="text-soft">{texts.noMenu}</p>}
      {!isOnline && <p className="text-soft">{texts.offline}</p>}
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          {sentences(texts.failed, texts.failedCopyYourself)}
        </Notice>
      )}
    </>
  )
}

interface WayLinkProps {
  href: string
  icon: ReactNode
  /** The link leads to another site, which must not receive our address as referrer. */
  isElsewhere?: boolean
  children: string
}

function WayLink({ href, icon, isElsewhere = false, children }: WayLinkProps) {
  return (
    <a
      href={href}
      className={buttonLook('quiet', true)}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon}
      {children}
    </a>
  )
}

/** iOS expects `&body` and Android `?body`, and both accept this form without a number. */
const smsLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`

const mailLink = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

/** The web address opens the app or the site. Without a network, only the app's own scheme works. */
const whatsAppLink = (text: string, isOnline: boolean): string =>
  `${isOnline ? 'https://wa.me/' : 'whatsapp://send'}?text=${encodeURIComponent(text)}`
