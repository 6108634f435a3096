import { Link } from 'react-router-dom'
import { dashboardPath, paths, printPath } from '../../addresses/paths'
import { useIsOthers } from '../../people/profiles'
import { type ButtonTone, buttonLook } from '../../ui/button-look'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.tools

/** Until the person has a code, all buttons but sharing open the screen that makes one. */
export function Tools({ codeId }: { codeId: string | undefined }) {
  const isOthers = useIsOthers()
  return (
    <nav
      aria-label={texts.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2"
    >
      <Tool to={paths.code} icon="qr" tone="primary">
        {isOthers ? texts.show.other : texts.show.own}
      </Tool>
      <Tool to={codeId ? printPath(codeId) : dashboardPath('qr-codes')} icon="print">
        {texts.print}
      </Tool>
      <Tool to={`${paths.dashboard}?share=contacts`} icon="share">
        {texts.share}
      </Tool>
    </nav>
  )
}

interface ToolProps {
  to: string
  icon: IconName
  tone?: ButtonTone
  children: string
}

const Tool = ({ to, icon, tone = 'quiet', children }: ToolProps) => (
  <Link to={to} className={`${buttonLook(tone, true)} flex-col px-1!`}>
    <Icon name={icon} />
    {children}
  </Link>
)
