/** @jest-environment jsdom */
import {applyEditMarks, editMarkAttribute} from './edit-marks.ts'

const mark = (target: string) => `<template ${editMarkAttribute}="${target}"></template>`
const apply = (html: string) => {
  document.body.innerHTML = html
  applyEditMarks(document)
  return [...document.querySelectorAll('[data-sanity]')].map(
    (element) => `${element.id} ${element.getAttribute('data-sanity')}`,
  )
}

describe('applyEditMarks', () => {
  it('sets data-sanity on the section after each mark', () => {
    const html = `${mark('a')}<section id="one"></section>${mark('b')}<div id="two"></div>`
    expect(apply(html)).toEqual(['one a', 'two b'])
  })

  it('skips styles streamed before a section', () => {
    expect(apply(`${mark('a')}<style></style><section id="one"></section>`)).toEqual(['one a'])
  })

  it('ignores the mark of a section that renders nothing', () => {
    const html = `${mark('empty')}${mark('b')}<section id="two"></section>${mark('last')}`
    expect(apply(html)).toEqual(['two b'])
  })

  it('updates a section whose target changed', () => {
    apply(`${mark('a')}<section id="one"></section>`)
    document.querySelector('template')?.setAttribute(editMarkAttribute, 'b')
    applyEditMarks(document)
    expect(document.querySelector('#one')?.getAttribute('data-sanity')).toBe('b')
  })
})
