import {dialogFormsIn, dialogLinksIn, dialogNames} from './dialogs.ts'

describe('the dialogs that links of a page open', () => {
  it('are found wherever a link stands', () => {
    const sections = [
      {primary: {kind: 'dialog', dialog: 'interest', subject: 'gp'}, secondary: null},
      {body: [{markDefs: [{kind: 'dialog', dialog: 'waitlist'}]}]},
    ]
    expect(dialogLinksIn(sections)).toEqual([
      {dialog: 'interest', subject: 'gp'},
      {dialog: 'waitlist', subject: null},
    ])
  })

  it('are not those of links that once opened one, and none that nobody knows', () => {
    expect(
      dialogLinksIn([
        {kind: 'page', dialog: 'interest'},
        {kind: 'dialog', dialog: 'unknown'},
        {kind: 'dialog', dialog: null},
      ]),
    ).toEqual([])
    expect(dialogLinksIn(null)).toEqual([])
  })
})

describe('the forms that open as dialogs', () => {
  it('have the names that links choose from', () => {
    expect([...dialogNames].toSorted()).toEqual([
      'download',
      'earlyAccess',
      'interest',
      'providerInterest',
      'waitlist',
    ])
  })

  it('are each found once, and carers have one of their own (CARER-1)', () => {
    const link = (dialog: string, subject: string | null) => ({kind: 'dialog', dialog, subject})
    expect(
      dialogFormsIn([
        link('interest', 'gp'),
        link('interest', 'carer'),
        link('interest', 'nurse'),
        link('providerInterest', 'carer'),
      ]),
    ).toEqual(['interest', 'carer', 'providerInterest'])
  })
})
