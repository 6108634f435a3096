import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { controlLook, FieldFrame, type FieldText } from './field-frame'

export interface ComboOption {
  text: string
  value?: string
  note?: string
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'value' | 'onChange' | 'list' | 'type'
>

interface ComboboxProps extends FieldText, InputProps {
  value: string
  onType: (text: string) => void
  /** Any other text is valid too. */
  optionsFor: (typed: string) => readonly ComboOption[]
  words: { list: string; count: (options: { count: number }) => string }
}

/**
 * The list pattern of WAI-ARIA 1.2's combobox. The focus stays in the field, and leaving changes nothing. No
 * word is marked by default, so Enter still submits the form. The list is part of the page's flow, so it
 * never covers a button.
 */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, required, id, value, onType, optionsFor, words, ...input } = props
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
      // One position more than there are options, for the field itself.
      const places = options.length + 1
      setMarked(isShown ? ((marked + 1 + step + places) % places) - 1 : -1)
    } else if (event.key === 'Enter') {
      if (option) event.preventDefault()
      if (option) pick(option)
      else show(false)
    } else if (event.key === 'Escape' && isShown) {
      // Otherwise the same press would close the form around the field.
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
              aria-label={words.list}
              className="mt-1 max-h-[15rem] overflow-y-auto rounded-ui border border-control bg-surface"
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
            {isShown && words.count({ count: options.length })}
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
      // A press must not move the focus out of the field, because that would close a phone's keyboard.
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

function worthOffering(options: readonly ComboOption[], value: string): readonly ComboOption[] {
  const [only] = options
  const isSaid = options.length === 1 && (only?.value ?? only?.text) === value.trim()
  return isSaid ? [] : options
}

/** Closing moves the elements below, so after a press it waits until the press has reached its target. */
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

  // A touch moves the focus after its pointerup and clicks in the same task, so the timer runs
  // after the click.
  const closeNext = () => setTimeout(close)
  return () => {
    if (last.current === 'key') close()
    else if (last.current === 'up') closeNext()
    else window.addEventListener('pointerup', closeNext, { once: true })
  }
}
