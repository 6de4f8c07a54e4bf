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

describe('the marks of sections in a preview', () => {
  it('say of each section what it is', () => {
    const html = `${mark('a')}<section id="one"></section>${mark('b')}<div id="two"></div>`
    expect(apply(html)).toEqual(['one a', 'two b'])
  })

  it('are not taken for the styles that are streamed in front of a section', () => {
    expect(apply(`${mark('a')}<style></style><section id="one"></section>`)).toEqual(['one a'])
  })

  it('give a section that renders nothing to no other', () => {
    const html = `${mark('gone')}${mark('b')}<section id="two"></section>${mark('last')}`
    expect(apply(html)).toEqual(['two b'])
  })

  it('follow a section whose target has changed', () => {
    apply(`${mark('a')}<section id="one"></section>`)
    document.querySelector('template')?.setAttribute(editMarkAttribute, 'b')
    applyEditMarks(document)
    expect(document.querySelector('#one')?.getAttribute('data-sanity')).toBe('b')
  })
})
