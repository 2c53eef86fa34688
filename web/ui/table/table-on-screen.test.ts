import { expect, test } from 'vitest'
import { nameOfTable, rowsOnScreen, tablesIn } from './table-on-screen.ts'

const screen = `
<section aria-label="Stories by metric">
  <table>
    <thead><tr><th>Metric</th><th><button>Story</button></th><th>Measure</th><th>Actions</th></tr></thead>
    <tbody>
      <tr>
        <th><span>Steps per day</span><span>own</span><div>M7</div></th>
        <td><textarea>As a nurse,\nI walk.</textarea><button>Save</button></td>
        <td>
          <span aria-hidden="true">1</span><span class="visually-hidden">Synergic</span>
          <select><option>None</option><option selected>Harmful</option></select>
        </td>
        <td><button>Delete</button><input type="checkbox" value="on"></td>
      </tr>
      <tr aria-hidden="true"><td>an empty place</td></tr>
      <tr>
        <th colspan="2"><ul><li>Nurses <button data-told>Added</button></li><li>Cooks <button>Add</button></li></ul></th>
        <td></td><td></td>
      </tr>
    </tbody>
  </table>
</section>
<details><table><tbody><tr><th>folded</th></tr><tr><td>away</td></tr></tbody></table></details>
<table><tbody><tr><td></td></tr><tr><td>a frame for print</td></tr></tbody></table>`

test('a table is told as it is heard, with what is written in its fields and without its buttons', () => {
  const place = document.createElement('main')
  place.innerHTML = screen
  const [table, ...others] = tablesIn(place)
  expect(others).toEqual([])
  expect(nameOfTable(table!)).toBe('Stories by metric')
  expect(rowsOnScreen(table!)).toEqual([
    ['Metric', 'Story', 'Measure'],
    ['Steps per day own\nM7', 'As a nurse,\nI walk.', 'Synergic Harmful'],
    ['Nurses Added\nCooks', '', ''],
  ])
})
