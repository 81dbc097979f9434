export function SetUpScreen() {
  return null;
}
