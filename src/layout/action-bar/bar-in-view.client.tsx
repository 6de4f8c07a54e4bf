'use client'

import {type ReactNode, useEffect, useState} from 'react'
import {actionBar, endingBand, trial} from '#ui/state-attributes.ts'

interface BarInViewProps {
  className?: string
  children: ReactNode
}

/** Elements that hide the bar: the headline, forms, choices to try, 999, the page's own ending and the footer. */
const priorities = `main :is(h1, form, ${trial.selector}, a[href='tel:999'], ${endingBand.selector}), body > footer`

/** Renders its content while nothing more important is in view; never without JavaScript. */
export function BarInView({className, children}: BarInViewProps) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsShown(inView.size === 0)
    })
    for (const element of document.querySelectorAll(priorities)) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // The browser scrolled to the focused element when there was no bar to keep clear of (WCAG 2.4.11).
  useEffect(() => {
    const focused = isShown ? document.querySelector(':focus-visible') : null
    const top = focused?.getBoundingClientRect().top ?? -1
    if (top >= 0 && top < innerHeight) focused?.scrollIntoView({block: 'nearest'})
  }, [isShown])

  if (!isShown) return null
  return (
    <div className={className} {...actionBar.of('')}>
      {children}
    </div>
  )
}
