import {exposition} from './exposition.ts'

it("exposition writes Prometheus' text format, without empty metrics (OPS-9)", () => {
  const odd = {labels: {status: 'a "b" \\ c\n', kind: 'x'}, value: 0.5}
  const text = exposition([
    {name: 'responses', help: 'Responses\nby status.', type: 'counter', samples: [odd]},
    {name: 'nothing', help: 'Nothing.', type: 'gauge', samples: []},
    {name: 'up', help: 'Up.', type: 'gauge', samples: [{value: 1}]},
  ])
  expect(text).toBe(String.raw`# HELP responses Responses\nby status.
# TYPE responses counter
responses{status="a \"b\" \\ c\n",kind="x"} 0.5
# HELP up Up.
# TYPE up gauge
up 1
`)
})
