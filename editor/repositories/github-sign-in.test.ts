import { signInWithNetlify } from "./github-sign-in";
import { SignInError } from "./repository";

const NETLIFY = "https://api.netlify.com";

/** Opens a fake sign-in window, which keeps the messages that it receives. */
function openPopup() {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const popup = frame.contentWindow;
  if (!popup) throw new Error("The frame has no window.");
  jest.spyOn(popup, "close").mockReturnValue();
  const received = jest.spyOn(popup, "postMessage").mockReturnValue();
  jest.spyOn(window, "open").mockReturnValue(popup);
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent("message", { data, source: popup, origin: NETLIFY, ...from }));
  return { popup, received, say };
}

describe("signing in through Netlify", () => {
  it("accepts no token from another window or another origin", async () => {
    const { received, say } = openPopup();
    const token = signInWithNetlify("edit.example.com");
    for (const from of [{ source: window }, { origin: "https://evil.test" }]) {
      say("authorizing:github", from);
      say('authorization:github:success:{"token":"evil"}', from);
    }
    say({ not: "a text" });
    expect(received).not.toHaveBeenCalled();
    say('authorization:github:success:{"token":"gho_1"}');
    expect(await token).toBe("gho_1");
  });

  it.each([
    ['error:{"message":"The user has denied your application access."}', /: “The user has denied .* access”\. Try/],
    ["success:{}", /^GitHub did not sign you in.*Try again\.$/],
    ["success:", /^GitHub did not sign you in.*Try again\.$/],
    ["error:{}", /^GitHub did not sign you in.*Try again\.$/],
  ])("reports a failure, with the reason of GitHub if there is one (%s)", async (message, reason) => {
    const { say } = openPopup();
    const token = signInWithNetlify("edit.example.com");
    say(`authorization:github:${message}`);
    await expect(token).rejects.toThrow(reason);
  });

  it("reports that the window was closed", async () => {
    const { popup } = openPopup();
    const token = signInWithNetlify("edit.example.com");
    Object.defineProperty(popup, "closed", { value: true });
    await expect(token).rejects.toThrow("The sign-in window was closed before you were signed in. Try again.");
  });

  it("reports that the browser has blocked the window", async () => {
    jest.spyOn(window, "open").mockReturnValue(null);
    const token = signInWithNetlify("edit.example.com");
    await expect(token).rejects.toThrow("Your browser has blocked the sign-in window. Allow pop-ups");
    await expect(token).rejects.toBeInstanceOf(SignInError);
  });
});
