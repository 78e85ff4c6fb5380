import reportEvents from "./analytics";

test("analytics reports which call to action was used and in which section, and nothing about the visitor", () => {
  const fetched = jest.fn().mockResolvedValue(undefined);
  Object.assign(window, { fetch: fetched });
  window.history.replaceState(null, "", "/?utm_source=postcard#guide");
  document.body.innerHTML = `
    <section id="guide"><a href="#" data-event="deed-guide"><span>Guide</span></a></section>
    <a href="#" data-event="call" id="call">Call</a>
    <a href="#" id="other">Other</a>`;
  reportEvents("https://stats.example.com/api/event", "https://www.firm.example");

  for (const selector of ["span", "#call", "#other"]) document.querySelector<HTMLElement>(selector)?.click();

  expect(fetched).toHaveBeenCalledTimes(2);
  const [[address, request], [, second]] = fetched.mock.calls;
  expect(address).toBe("https://stats.example.com/api/event");
  expect(JSON.parse(request.body)).toEqual({
    name: "deed-guide:guide",
    domain: "www.firm.example",
    url: "https://www.firm.example/",
  });
  expect(JSON.parse(second.body).name).toBe("call");
  expect(request).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", keepalive: true });
});
