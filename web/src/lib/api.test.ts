import { afterEach, expect, it, vi } from 'vitest';
import { api, line } from './api';

const fetched = vi.fn((..._: unknown[]) => Promise.resolve(new Response('{}')));
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  line.lost = () => false;
  fetched.mockClear();
});

it('sends nothing that does something while the connection is lost', async () => {
  line.lost = () => true;
  await expect(api.leave('T')).rejects.toMatchObject({ code: 'offline' });
  await expect(api.resign('T', null)).rejects.toMatchObject({ code: 'offline' });
  expect(fetched).not.toHaveBeenCalled();
});
it('looks and sends again when it is back', async () => {
  line.lost = () => true;
  await api.chat('T');
  line.lost = () => false;
  await api.leave('T');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/tables/T/chat', '/api/tables/T/leave']);
});
