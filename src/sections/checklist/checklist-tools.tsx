import {useEffect, useRef, useState} from 'react'
import {checklistRole, checklistTick} from '#ui/state-attributes.ts'
import {readTicks, storeTicks} from './tick-storage.ts'

export interface ChecklistToolsProps {
  copy: {
    countOf: string | null
    countLabel: string | null
    printLabel: string | null
    clearLabel: string | null
  }
  /** Number of items of the first role. */
  total: number
  buttonAttributes: Readonly<Record<`data-${string}`, string | undefined>>
}

interface Progress {
  ticked: number
  total: number
}

/**
 * Counts the ticks of the visible list, stores them on the device after the first tick, and prints or clears them.
 * The boxes work without it.
 */
export function ChecklistTools({copy, total, buttonAttributes}: ChecklistToolsProps) {
  const tools = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState<Progress | null>(null)

  useEffect(() => {
    const list = listAround(tools.current)
    if (list === null) return
    restore(list)
    setProgress(progressOf(list))
    const onChange = () => {
      const ticks = tickedKeys(list)
      if (ticks.length > 0 || readTicks() !== null) storeTicks({role: chosenRole(list), ticks})
      setProgress(progressOf(list))
    }
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }, [])

  const clear = () => {
    const list = listAround(tools.current)
    if (list === null) return
    for (const box of boxesIn(list)) box.checked = false
    storeTicks(null)
    setProgress(progressOf(list))
  }

  return (
    <div data-tools="" hidden={progress === null} ref={tools}>
      <p role="status">
        <b>{`${progress?.ticked ?? 0} ${copy.countOf ?? ''} ${progress?.total ?? total}`}</b>{' '}
        <span>{copy.countLabel}</span>
      </p>
      <div>
        <button {...buttonAttributes} onClick={() => print()} type="button">
          {copy.printLabel}
        </button>
        <button {...buttonAttributes} data-clear="" onClick={clear} type="button">
          {copy.clearLabel}
        </button>
      </div>
    </div>
  )
}

function listAround(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-checklist]') ?? null
}

function boxesIn(list: ParentNode): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>(`input${checklistTick.selector}`)]
}

function tickedKeys(list: HTMLElement): string[] {
  return boxesIn(list).flatMap((box) =>
    box.checked ? (box.getAttribute(checklistTick.name) ?? []) : [],
  )
}

function chosenRole(list: HTMLElement): string | null {
  return list.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null
}

/** Counts only the visible list, which is that of the selected role. */
function progressOf(list: HTMLElement): Progress {
  const role = chosenRole(list)
  const shown = [...list.querySelectorAll(checklistRole.selector)].filter(
    (each) => each.getAttribute(checklistRole.name) === role,
  )
  const boxes = shown.flatMap(boxesIn)
  return {ticked: boxes.filter(({checked}) => checked).length, total: boxes.length}
}

/** Restores the stored role and ticks; ignores items that the list no longer has. */
function restore(list: HTMLElement): void {
  const stored = readTicks()
  if (stored === null) return
  for (const box of boxesIn(list)) {
    box.checked ||= stored.ticks.includes(box.getAttribute(checklistTick.name) ?? '')
  }
  for (const radio of list.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    if (radio.value === stored.role) radio.checked = true
  }
}
