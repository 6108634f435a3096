import { Card } from '../../src/ui/card'
import { Icon } from '../../src/ui/icon'
import { type IconName, iconShapes } from '../../src/ui/icon-shapes'
import { Logo } from '../../src/ui/logo'

// The table is constant, so its keys are exactly the names. Object.keys only returns strings.
const names = Object.keys(iconShapes) as IconName[]

export function IconSection() {
  return (
    <Card title="Icons" action={<Logo name="LifeTag" />}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
        {names.map(name => (
          <li key={name} className="grid justify-items-center gap-1 text-sm text-soft">
            <span className="text-ink">
              <Icon name={name} size={32} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Card>
  )
}
