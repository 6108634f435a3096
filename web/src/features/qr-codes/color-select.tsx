import { Select } from '../../ui/select'

interface ColorSelectProps {
  label: string
  colors: readonly { name: string; value: string }[]
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

/** A color from another client that has no name here stays available. */
export function ColorSelect({ label, colors, value, onChange }: ColorSelectProps) {
  const isSame = (color: string) => color.toLowerCase() === value.toLowerCase()
  const named = colors.find(color => isSame(color.value))
  const all = named ? colors : [...colors, { name: value, value }]
  return (
    <Select
      label={label}
      value={named?.value ?? value}
      options={all.map(color => ({ value: color.value, label: color.name }))}
      onChange={event => onChange(event.target.value)}
    />
  )
}
