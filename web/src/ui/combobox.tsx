import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { controlLook, FieldFrame, type FieldText } from './field-frame'

export interface ComboOption {
  text: string
  /** What the field holds after it was picked; `text` where it is left out. */
  value?: string
  /** Beside it, quieter. */
  note?: string
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'value' | 'onChange' | 'list' | 'type'
>

interface ComboboxProps extends FieldText, InputProps {
  value: string
  onType: (text: string) => void
  /** What to offer for a text. Any other text is as good. */
  optionsFor: (typed: string) => readonly ComboOption[]
}

/**
 * A line of text that offers words while somebody types (the list of WAI-ARIA 1.2's combobox). The
 * focus stays in the field: arrows go through the list, Enter takes the marked word, Escape closes
 * it, and leaving changes nothing. Nothing is marked by itself, so Enter still sends the form. The
 * list stands in the page and not over it: no button is ever covered.
 */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, required, id, value, onType, optionsFor, ...input } = props
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const listId = useId()
  const closeSoon = useCloseAfterPress(() => setOpen(false))
  const options = isOpen ? worthOffering(optionsFor(value), value) : []
  const isShown = options.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function show(isToOpen: boolean) {
    setOpen(isToOpen)
    setMarked(-1)
  }

  function pick(option: ComboOption) {
    onType(option.value ?? option.text)
    show(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = options[marked]
    if (step !== undefined && !event.altKey) {
      event.preventDefault()
      setOpen(true)
      // One place more than there are options: the field itself.
      const places = options.length + 1
      setMarked(isShown ? ((marked + 1 + step + places) % places) - 1 : -1)
    } else if (event.key === 'Enter') {
      if (option) event.preventDefault()
      if (option) pick(option)
      else show(false)
    } else if (event.key === 'Escape' && isShown) {
      // The form around would close at the same press.
      event.stopPropagation()
      event.preventDefault()
      show(false)
    }
  }

  return (
    <FieldFrame {...{ id, label, help, error, required }}>
      {control => (
        <div>
          <input
            {...input}
            {...control}
            type="text"
            role="combobox"
            autoCorrect="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && marked >= 0 ? optionId(marked) : undefined}
            className={controlLook}
            value={value}
            onChange={event => {
              onType(event.target.value)
              show(true)
            }}
            onClick={() => setOpen(true)}
            onBlur={closeSoon}
            onKeyDown={onKeyDown}
          />
          {isShown && (
            <div
              id={listId}
              role="listbox"
              aria-label="Suggestions"
              className="mt-1 max-h-60 overflow-y-auto rounded-ui border border-control bg-surface"
            >
              {options.map((option, index) => (
                <Option
                  key={option.text}
                  id={optionId(index)}
                  option={option}
                  isMarked={index === marked}
                  onPick={() => pick(option)}
                />
              ))}
            </div>
          )}
          <span role="status" className="sr-only">
            {isShown && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

interface OptionProps {
  id: string
  option: ComboOption
  isMarked: boolean
  onPick: () => void
}

function Option({ id, option: { text, note }, isMarked, onPick }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMarked) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isMarked}
      // A press must not take the focus, and with it the keyboard of a phone, out of the field.
      onMouseDown={event => event.preventDefault()}
      onClick={onPick}
      className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-2 hover:bg-sunken aria-selected:bg-ink aria-selected:text-paper"
    >
      <span className="wrap-anywhere">{text}</span>
      {note && (
        <span className={isMarked ? 'wrap-anywhere' : 'wrap-anywhere text-soft'}>{note}</span>
      )}
    </div>
  )
}

/** Nothing, where all there is to offer is what stands in the field already. */
function worthOffering(options: readonly ComboOption[], value: string): readonly ComboOption[] {
  const [only] = options
  const isSaid = options.length === 1 && (only?.value ?? only?.text) === value.trim()
  return isSaid ? [] : options
}

/**
 * Closes when the field is left: at once where a key left it. Closing moves what stands below, so where a
 * press took the focus it waits until that press has landed on what it was aimed at.
 */
function useCloseAfterPress(close: () => void): () => void {
  const last = useRef<'key' | 'down' | 'up'>('key')

  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: string, is: typeof last.current) =>
      window.addEventListener(event, () => (last.current = is), {
        capture: true,
        signal: stop.signal,
      })
    listen('keydown', 'key')
    listen('pointerdown', 'down')
    listen('pointerup', 'up')
    listen('pointercancel', 'up')
    return () => stop.abort()
  }, [])

  // A touch takes the focus after its pointerup and clicks within the same task: hence the timer.
  const closeNext = () => setTimeout(close)
  return () => {
    if (last.current === 'key') close()
    else if (last.current === 'up') closeNext()
    else window.addEventListener('pointerup', closeNext, { once: true })
  }
}
